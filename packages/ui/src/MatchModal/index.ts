export { MatchModal, type MatchModalProps, type MatchPerson } from './MatchModal.tsx'
