export { fontFaceCss } from './fontFaceCss.ts'
export { type FontFile, fontFiles } from './fontFiles.ts'
export { type FontId, fontIds } from './fonts.ts'
export { fontStack } from './fontTable.ts'
