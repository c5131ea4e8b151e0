export {
  type LegalBlock,
  type LegalPage,
  type LegalPageName,
  type LegalSection,
  legalPages,
} from './legalPage.ts'
