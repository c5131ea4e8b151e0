import { RadioGroup } from '../RadioGroup/index.ts'
import { Select } from '../Select/index.ts'
import { Slider } from '../Slider/index.ts'
import * as css from './SearchFilters.css.ts'
import { withAges, withCountry } from './searchFilters.rules.ts'
import type {
  AgeField,
  FurtherField,
  SearchField,
  SearchFilterValues,
} from './searchFilters.types.ts'

export interface SearchFieldsProps {
  readonly value: SearchFilterValues
  /** Called on each change. Filters apply immediately. */
  readonly onChange: (filters: SearchFilterValues) => void
  /** Omitted if fixed by the brand or the member's profile. */
  readonly gender?: SearchField | undefined
  readonly country?: SearchField | undefined
  readonly region?: SearchField | undefined
  readonly age?: AgeField | undefined
  readonly further?: readonly FurtherField[] | undefined
  /** BCP 47 tag of the page. */
  readonly locale?: string | undefined
}

/** Id of the option "any" in lists. */
const any = 'any'

const withAny = (field: SearchField) => [{ id: any, label: field.any }, ...field.options]
const orNull = (id: string) => (id === any ? null : id)

interface ChoiceProps {
  readonly field: SearchField & Pick<FurtherField, 'lockedText'>
  readonly value: string | null
  readonly onChoose: (id: string | null) => void
}

const Choice = ({ field, value, onChoose }: ChoiceProps) => (
  <Select
    label={field.label}
    options={withAny(field)}
    value={value ?? any}
    onChange={(id) => onChoose(orNull(id))}
    isDisabled={field.lockedText !== undefined}
    description={field.lockedText}
  />
)

/** The filter fields. */
export const SearchFields = ({
  value,
  onChange,
  gender,
  country,
  region,
  age,
  further = [],
  locale,
}: SearchFieldsProps) => (
  <div className={css.fields}>
    {gender === undefined ? null : (
      <RadioGroup
        label={gender.label}
        options={[...gender.options, { id: any, label: gender.any }]}
        value={value.gender ?? any}
        onChange={(id) => onChange({ ...value, gender: orNull(id) })}
      />
    )}
    {age === undefined ? null : (
      <Slider
        label={age.label}
        thumbLabels={age.thumbLabels}
        valueText={age.valueText}
        minValue={age.min}
        maxValue={age.max}
        value={value.ages ?? [age.min, age.max]}
        onChange={(ages) => onChange(withAges(value, ages, age))}
        locale={locale}
      />
    )}
    {country === undefined ? null : (
      <Choice
        field={country}
        value={value.country}
        onChoose={(id) => onChange(withCountry(value, id))}
      />
    )}
    {region === undefined ? null : (
      <Choice
        field={region}
        value={value.region}
        onChoose={(id) => onChange({ ...value, region: id })}
      />
    )}
    {further.map((field) => (
      <Choice
        key={field.id}
        field={field}
        value={value.further[field.id] ?? null}
        onChoose={(id) => onChange({ ...value, further: { ...value.further, [field.id]: id } })}
      />
    ))}
  </div>
)
