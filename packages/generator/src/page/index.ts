export type { AssetUrls, BrandCopy, Drawings, Example, PageLocals } from './PageLocals.ts'
export { type PageName, pages, pagesOf } from './pages.ts'
