'use client'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldWords } from '../internal/FieldWords.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { list, option, popover, tick } from '../internal/options.css.ts'
import { chevron, trigger, value as valueClass } from './Select.css.ts'

export interface SelectOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

export interface SelectProps<Id extends string = string> {
  readonly label: string
  readonly options: readonly SelectOption<Id>[]
  /** Null for none chosen yet. */
  readonly value?: Id | null | undefined
  readonly defaultValue?: Id | undefined
  readonly onChange?: ((value: Id) => void) | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  /** Shown while none is chosen. */
  readonly placeholder?: string | undefined
  /** Sends the chosen id with a plain form. */
  readonly name?: string | undefined
  readonly autoComplete?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
}

/** One of many. For a page with no script take NativeSelect. */
export function Select<Id extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  description,
  errorMessage,
  placeholder,
  name,
  autoComplete,
  isRequired = false,
  isDisabled = false,
  className,
}: SelectProps<Id>) {
  const choose = (id: unknown) => {
    const found = options.find((candidate) => candidate.id === id)
    if (found !== undefined) onChange?.(found.id)
  }
  return (
    <AriaSelect
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(name === undefined ? {} : { name })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChange={choose}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={clsx(field, className)}
    >
      <Label className={labelClass}>{label}</Label>
      <Button className={clsx(control, trigger)}>
        <SelectValue className={valueClass}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown size="1.15em" className={chevron} />
      </Button>
      <FieldWords description={description} errorMessage={errorMessage} />
      <Popover className={popover}>
        <ListBox className={list} items={options}>
          {(item) => (
            <ListBoxItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
              className={option}
            >
              <span>{item.label}</span>
              <Check size="1.1em" className={tick} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
