export { closePayment } from './closePayment.ts'
export type { Report } from './PaymentProvider.ts'
export { checkoutSeconds, RefundRefused } from './PaymentProvider.ts'
export { paymentLink } from './paymentLink.ts'
export { listPaymentsOf } from './paymentList.store.ts'
export { paymentRoutes } from './payments.routes.ts'
export {
  findPayment,
  keepEvidence,
  listOpen,
  lockPayment,
  type PaymentRow,
  setReference,
} from './payments.store.ts'
export { presentPayment } from './presentPayment.ts'
export { providerNamed } from './providers.ts'
export { readOffer } from './readOffer.ts'
export { workSandbox } from './sandbox/workSandbox.ts'
export { settlePayment } from './settlePayment.ts'
export { workOnCharged } from './workOnCharged.ts'
