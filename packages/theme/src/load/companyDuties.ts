import type { Company } from '@bouquet/contract'

/** Facts that only some companies have to state. */
export type CompanyDuty = keyof Pick<Company, 'represented_by' | 'mediator' | 'eu_representative'>

/** The European Economic Area, where the rules of the Union for data and digital services apply. */
const economicArea = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/**
 * What legal pages must state beyond the facts of every company. Represented by: Austria, § 5 ECG; Germany, § 5 DDG;
 * France, LCEN article 1-1. Mediator: France, Code de la consommation L. 616-1. Representative: GDPR article 27 and
 * Digital Services Act article 13, for a company outside the European Economic Area.
 * @param country ISO 3166 code of the company's country
 */
export function companyDuties(country: string): readonly CompanyDuty[] {
  if (!economicArea.has(country)) return ['eu_representative']
  if (country === 'FR') return ['represented_by', 'mediator']
  return country === 'DE' || country === 'AT' ? ['represented_by'] : []
}
