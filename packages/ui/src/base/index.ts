export { visuallyHidden } from './base.css.ts'
export { column, gutter } from './column.css.ts'
