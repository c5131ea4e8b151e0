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

/** Day, month and year to type one after the other, in the order of the reader's language. */
export const SegmentedDate = ({
  label,
  value,
  onChange,
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
