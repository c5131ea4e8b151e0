export type { SpinnerSize } from './Spinner.css.ts'
export { Spinner, type SpinnerProps } from './Spinner.tsx'
