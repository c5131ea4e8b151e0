import { parseDate } from '@internationalized/date'
import { clsx } from 'clsx'
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Label } from 'react-aria-components/Label'
import { FieldWords } from '../internal/FieldWords.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { given } from '../internal/given.ts'
import { InLocale } from '../internal/InLocale.tsx'
import { segment, segments } from './DateField.css.ts'
import type { DatePartProps } from './dateField.types.ts'

/** React Aria holds on to the last whole date; what is sent must be what is seen. */
const hasGap = (group: Element) => group.querySelector('[data-placeholder]') !== null

/** Day, month and year to type one after the other, in the order of the reader's language. */
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
  <InLocale locale={locale}>
    <DateField
      {...given(rest)}
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
      <FieldWords description={description} errorMessage={errorMessage} />
    </DateField>
  </InLocale>
)
