export type { FormFault } from './FaultSummary.tsx'
export { Form, type FormProps } from './Form.tsx'
