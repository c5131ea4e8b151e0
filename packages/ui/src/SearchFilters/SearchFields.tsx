import { Fragment, useState } from 'react'
import { Link } from '../Link/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Select } from '../Select/index.ts'
import { Slider, type SliderRange } from '../Slider/index.ts'
import * as css from './SearchFilters.css.ts'
import { withAges, withCountry } from './searchFilters.rules.ts'
import type {
  AgeField,
  CustomField,
  FurtherField,
  SearchField,
  SearchFilterValues,
} from './searchFilters.types.ts'

export interface SearchFieldsProps {
  readonly value: SearchFilterValues
  readonly onChange: (filters: SearchFilterValues) => void
  /** Omitted if fixed by the brand or the member's profile. */
  readonly gender?: SearchField | undefined
  readonly country?: SearchField | undefined
  readonly region?: SearchField | undefined
  readonly age?: AgeField | undefined
  readonly further?: readonly (FurtherField | CustomField)[] | undefined
}

/** Id of the option "any" in lists. */
const any = 'any'

const withAny = ({ any: label, options }: SearchField) =>
  label === undefined ? options : [{ id: any, label }, ...options]
const orNull = (id: string) => (id === any ? null : id)

interface AgesProps {
  readonly age: AgeField
  readonly value: SliderRange | null
  readonly onChange: (ages: SliderRange) => void
}

interface ChoiceProps {
  readonly field: SearchField & Pick<FurtherField, 'locked'>
  readonly value: string | null
  readonly onChoose: (id: string | null) => void
}

const Choice = ({ field, value, onChoose }: ChoiceProps) => (
  <div className={css.choice}>
    <Select
      label={field.label}
      options={withAny(field)}
      value={value ?? any}
      onChange={(id) => onChoose(orNull(id))}
      isDisabled={field.locked !== undefined}
    />
    {field.locked === undefined ? null : (
      <Link href={field.locked.href} className={css.locked}>
        {field.locked.label}
      </Link>
    )}
  </div>
)

/** Passes the range on once a thumb is released, and keeps it until the new value arrives. */
const Ages = ({ age, value, onChange }: AgesProps) => {
  const of = String(value)
  const [held, setHeld] = useState<{ readonly of: string; readonly range: SliderRange } | null>(
    null,
  )
  if (held !== null && held.of !== of) setHeld(null)
  return (
    <Slider
      label={age.label}
      isRange
      valueText={age.valueText}
      minValue={age.min}
      maxValue={age.max}
      value={held?.range ?? value ?? [age.min, age.max]}
      onChange={(range) => setHeld({ of, range })}
      onChangeEnd={onChange}
    />
  )
}

/** The filter fields. */
export function SearchFields({
  value,
  onChange,
  gender,
  country,
  region,
  age,
  further = [],
}: SearchFieldsProps) {
  return (
    <div className={css.fields}>
      {gender === undefined ? null : (
        <RadioGroup
          label={gender.label}
          options={[
            ...gender.options,
            ...(gender.any === undefined ? [] : [{ id: any, label: gender.any }]),
          ]}
          value={value.gender ?? any}
          onChange={(id) => onChange({ ...value, gender: orNull(id) })}
        />
      )}
      {age === undefined ? null : (
        <Ages
          age={age}
          value={value.ages}
          onChange={(ages) => onChange(withAges(value, ages, age))}
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
      {further.map((field) => {
        const chosen = value.further[field.id] ?? null
        const choose = (id: string | null) =>
          onChange({ ...value, further: { ...value.further, [field.id]: id } })
        if ('children' in field)
          return <Fragment key={field.id}>{field.children(chosen, choose)}</Fragment>
        return <Choice key={field.id} field={field} value={chosen} onChoose={choose} />
      })}
    </div>
  )
}
