export { type LegalFacts, MissingCompanyFact, termsVersion } from './facts.ts'
export { dialled } from './fill.ts'
export {
  type LegalBlock,
  type LegalPage,
  type LegalPageName,
  type LegalSection,
  type LegalSpan,
  legalPages,
} from './legalPage.ts'
export { legalPage } from './makeLegalPage.ts'
