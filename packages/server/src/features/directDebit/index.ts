export { allowDirectDebit, blockDirectDebit } from './blockDirectDebit.ts'
export { directDebitRoutes } from './directDebit.routes.ts'
export { workDirectDebit } from './workDirectDebit.ts'
