export { visuallyHidden } from './base.css.ts'
