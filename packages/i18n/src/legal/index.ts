export { type LegalFacts, MissingCompanyFact, termsVersion } from './facts.ts'
export type {
  LegalBlock,
  LegalPage,
  LegalSection,
  LegalSpan,
  LegalTable,
} from './legalPage.ts'
export { legalPage } from './makeLegalPage.ts'
