export {
  type PaymentMethod,
  PaymentMethodList,
  type PaymentMethodListProps,
  type PaymentMethodOption,
} from './PaymentMethodList.tsx'
