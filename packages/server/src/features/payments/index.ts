export { paymentRoutes } from './payments.routes.ts'
export { workSandbox } from './sandbox/workSandbox.ts'
