import { parseDate } from '@internationalized/date'
import { clsx } from 'clsx'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { definedProps } from '../internal/definedProps.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { LocaleProvider } from '../internal/LocaleProvider.tsx'
import { segment, segments } from './DateField.css.ts'
import type { DatePartProps } from './dateField.types.ts'

/** React Aria keeps the last complete date, but the submitted value must equal the visible one. */
const hasGap = (group: Element) => group.querySelector('[data-placeholder]') !== null

/** Segments for day, month and year, in the order of the locale. */
export const SegmentedDate = ({
  label,
  value,
  onChange,
  onLeave,
  locale,
  description,
  errorMessage,
  ...rest
}: DatePartProps) => (
  <LocaleProvider locale={locale}>
    <DateField
      {...definedProps(rest)}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      onBlur={({ currentTarget }) => {
        if (value !== null && hasGap(currentTarget)) onChange(null)
        onLeave()
      }}
      shouldForceLeadingZeros
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <Label className={labelClass}>{label}</Label>
      <DateInput className={clsx(control, segments)}>
        {(part) => <DateSegment segment={part} className={segment} />}
      </DateInput>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </DateField>
  </LocaleProvider>
)
