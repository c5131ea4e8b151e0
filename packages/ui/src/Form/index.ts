export type { FormError } from './ErrorSummary.tsx'
export { Form, type FormProps } from './Form.tsx'
