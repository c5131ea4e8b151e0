import { streams } from '@bouquet/contract'

/** Where the file is fetched. The id gives nothing away: the file is handed to its member alone. */
export const exportFilePath = (id: string): string => `${streams.dataExportFile}?id=${id}`
