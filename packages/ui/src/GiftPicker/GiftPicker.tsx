import { clsx } from 'clsx'
import Coins from 'lucide-react/icons/coins'
import { type ReactNode, useId } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { GiftIcon, type GiftName } from '../GiftIcon/index.ts'
import { input } from '../internal/choice.css.ts'
import { field, label as labelClass } from '../internal/field.css.ts'
import { blurOutside, type ChoiceProps, type FieldProps } from '../internal/field.types.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import { useAmounts } from '../internal/useAmounts.ts'
import * as css from './GiftPicker.css.ts'

export interface GiftOption {
  readonly id: GiftName
  readonly label: string
  /** What it costs. Shown where the prices differ; one price for all belongs into the description. */
  readonly credits: number
  /** Heading above it and the other options of its group. */
  readonly group?: string | undefined
  readonly isDisabled?: boolean | undefined
}

export interface GiftPickerProps extends FieldProps<HTMLFieldSetElement>, ChoiceProps<GiftName> {
  readonly options: readonly GiftOption[]
}

interface GiftGroup {
  readonly title: string | undefined
  readonly gifts: readonly GiftOption[]
}

/** Options under their headings, in the order in which these come first. */
function groupsOf(options: readonly GiftOption[]): readonly GiftGroup[] {
  const groups: { title: string | undefined; gifts: GiftOption[] }[] = []
  for (const option of options) {
    const known = groups.find(({ title }) => title === option.group)
    if (known) known.gifts.push(option)
    else groups.push({ title: option.group, gifts: [option] })
  }
  return groups
}

interface GroupProps {
  readonly title: string | undefined
  readonly children: ReactNode
}

const Group = ({ title, children }: GroupProps) =>
  title === undefined ? (
    <div className={css.gifts}>{children}</div>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would have borders and a legend of its own.
    <div role="group" aria-label={title}>
      <p className={css.group} aria-hidden="true">
        {title}
      </p>
      <div className={css.gifts}>{children}</div>
    </div>
  )

/** Radio group of gifts with drawing and name, under headings, and with their prices where these differ. */
export function GiftPicker({
  label,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  name,
  description,
  errorMessage,
  isLabelHidden = false,
  isRequired,
  isDisabled,
  className,
  ...rest
}: GiftPickerProps) {
  const id = useId()
  const amounts = useAmounts()
  const hasOnePrice = new Set(options.map(({ credits }) => credits)).size < 2
  return (
    <fieldset
      {...rest}
      className={clsx(field, css.root, className)}
      disabled={isDisabled}
      aria-describedby={describedBy(id, description, errorMessage)}
      onBlur={blurOutside(onBlur)}
    >
      <legend className={isLabelHidden ? visuallyHidden : clsx(labelClass, css.legend)}>
        {label}
      </legend>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
      {groupsOf(options).map(({ title, gifts }) => (
        <Group key={gifts[0]?.id} title={title}>
          {gifts.map((option) => (
            <label key={option.id} className={css.gift} data-gift={option.id}>
              <input
                type="radio"
                className={input}
                name={name ?? id}
                value={option.id}
                required={isRequired}
                disabled={option.isDisabled}
                {...(value === undefined ? {} : { checked: value === option.id })}
                {...(defaultValue === undefined
                  ? {}
                  : { defaultChecked: defaultValue === option.id })}
                onChange={() => onChange?.(option.id)}
              />
              <GiftIcon name={option.id} size="3.5rem" />
              <span className={css.name}>{option.label}</span>
              {hasOnePrice ? null : (
                <span className={css.cost}>
                  <Coins size="1em" />
                  {amounts.credits(option.credits)}
                </span>
              )}
            </label>
          ))}
        </Group>
      ))}
    </fieldset>
  )
}
