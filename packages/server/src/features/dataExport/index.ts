export { dataExportRoutes } from './dataExport.routes.ts'
export { workExports } from './workExports.ts'
