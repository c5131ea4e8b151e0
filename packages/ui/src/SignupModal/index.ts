export { SignupModal, type SignupModalProps } from './SignupModal.tsx'
