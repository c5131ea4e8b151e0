export type { BrandAssets, BrandWords, Example, PageLocals } from './PageLocals.ts'
export { type PageName, pages, pagesOf } from './pages.ts'
