export { Form, type FormFault, type FormProps } from './Form.tsx'
