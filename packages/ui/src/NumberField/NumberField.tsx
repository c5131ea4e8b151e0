'use client'
import { clsx } from 'clsx'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import { figureInput, group, part } from '../internal/fieldGroup.css.ts'
import { LocaleProvider } from '../internal/LocaleProvider.tsx'
import { definedProps } from '../internal/props.ts'

export interface NumberFieldProps {
  readonly label: string
  /** Labels of the two buttons, for example "One year less" and "One year more". */
  readonly lessLabel: string
  readonly moreLabel: string
  /** Null if empty. */
  readonly value?: number | null | undefined
  readonly defaultValue?: number | undefined
  readonly onChange?: ((value: number | null) => void) | undefined
  readonly minValue?: number | undefined
  readonly maxValue?: number | undefined
  readonly step?: number | undefined
  /** `Intl.NumberFormat` options, for example `{ style: 'unit', unit: 'kilometer' }`. */
  readonly format?: Intl.NumberFormatOptions | undefined
  /** BCP 47 tag of the page. */
  readonly locale?: string | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly placeholder?: string | undefined
  /** Name for native form submission of the unformatted number. */
  readonly name?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Number input with buttons to increase and decrease. */
export const NumberField = ({
  label,
  lessLabel,
  moreLabel,
  value,
  onChange,
  format,
  locale,
  description,
  errorMessage,
  placeholder,
  className,
  ref,
  ...rest
}: NumberFieldProps) => (
  <LocaleProvider locale={locale}>
    <AriaNumberField
      {...definedProps({ ...rest, formatOptions: format })}
      {...(value === undefined ? {} : { value: value ?? Number.NaN })}
      ref={ref ?? null}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      decrementAriaLabel={lessLabel}
      incrementAriaLabel={moreLabel}
      className={clsx(field, className)}
    >
      <Label className={labelClass}>{label}</Label>
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
  </LocaleProvider>
)
