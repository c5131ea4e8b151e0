export { visuallyHidden } from './base.css.ts'
export { brandArt, onBrandArt } from './brandArt.css.ts'
export { column, gutter } from './column.css.ts'
