export {
  TransactionRow,
  type TransactionRowProps,
  type TransactionStatus,
  TransactionStatusBadge,
} from './TransactionRow.tsx'
