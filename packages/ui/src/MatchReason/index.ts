export {
  MatchReason,
  type MatchReasonKind,
  type MatchReasonProps,
  type MatchReasonVariant,
  type Reason,
} from './MatchReason.tsx'
