'use client'
import { clsx } from 'clsx'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { visuallyHidden } from '../base/index.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { figureInput, group, part } from '../internal/fieldGroup.css.ts'
import { useLabels } from '../internal/labels.ts'
import { definedProps } from '../internal/props.ts'

export interface NumberFieldProps extends FieldProps<HTMLDivElement> {
  /** Null if empty. */
  readonly value?: number | null | undefined
  readonly defaultValue?: number | undefined
  readonly onChange?: ((value: number | null) => void) | undefined
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
  readonly step?: number | undefined
  /** `Intl.NumberFormat` options, for example `{ style: 'unit', unit: 'kilometer' }`. */
  readonly format?: Intl.NumberFormatOptions | undefined
  readonly placeholder?: string | undefined
  readonly isReadOnly?: boolean | undefined
}

/** Number input with buttons to increase and decrease. */
export function NumberField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  format,
  description,
  errorMessage,
  placeholder,
  className,
  ref,
  ...rest
}: NumberFieldProps) {
  const labels = useLabels()
  return (
    <AriaNumberField
      {...definedProps({ ...rest, formatOptions: format })}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      ref={ref ?? null}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      decrementAriaLabel={labels('number.decrease')}
      incrementAriaLabel={labels('number.increase')}
      className={clsx(field, className)}
    >
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <Group className={group}>
        <Button slot="decrement" className={part}>
          <Minus size="1em" />
        </Button>
        <Input className={figureInput} {...definedProps({ placeholder })} />
        <Button slot="increment" className={part}>
          <Plus size="1em" />
        </Button>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
