export type { MatchReasonVariant } from './MatchReason.css.ts'
export {
  MatchReason,
  type MatchReasonKind,
  type MatchReasonProps,
  type Reason,
} from './MatchReason.tsx'
