export type { DataColumn, DataSort } from './DataRows.tsx'
export {
  DataTable,
  type DataTableError,
  type DataTableNext,
  type DataTableProps,
} from './DataTable.tsx'
