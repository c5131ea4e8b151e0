export {
  TransactionRow,
  type TransactionRowProps,
  type TransactionStatus,
} from './TransactionRow.tsx'
