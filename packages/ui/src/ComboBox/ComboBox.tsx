'use client'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldWords } from '../internal/FieldWords.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import { group, input, part } from '../internal/fieldGroup.css.ts'
import { given } from '../internal/given.ts'
import { InLocale } from '../internal/InLocale.tsx'
import { list, none, option, popover, tick } from '../internal/options.css.ts'

export interface ComboBoxOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

export interface ComboBoxProps<Id extends string = string> {
  readonly label: string
  readonly options: readonly ComboBoxOption<Id>[]
  /** Name of the button that opens the whole list. */
  readonly openLabel: string
  /** In the list when nothing fits what was typed. */
  readonly emptyText: string
  /** Null for none chosen. */
  readonly value?: Id | null | undefined
  readonly defaultValue?: Id | undefined
  /** Null when the box was emptied. */
  readonly onChange?: ((value: Id | null) => void) | undefined
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
  readonly placeholder?: string | undefined
  /** Sends the chosen id with a plain form. */
  readonly name?: string | undefined
  /** BCP 47 tag of the page: decides which letters count as the same. */
  readonly locale?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** One of very many: a few letters narrow the list. */
export function ComboBox<Id extends string = string>({
  label,
  options,
  openLabel,
  emptyText,
  onChange,
  description,
  errorMessage,
  placeholder,
  locale,
  className,
  ref,
  ...rest
}: ComboBoxProps<Id>) {
  const choose = (id: unknown) =>
    onChange?.(options.find((candidate) => candidate.id === id)?.id ?? null)
  return (
    <InLocale locale={locale}>
      <AriaComboBox
        {...given(rest)}
        ref={ref ?? null}
        defaultItems={options}
        onChange={choose}
        allowsEmptyCollection
        isInvalid={errorMessage !== undefined}
        validationBehavior="aria"
        className={clsx(field, className)}
      >
        <Label className={labelClass}>{label}</Label>
        <Group className={group}>
          <Input className={input} {...given({ placeholder })} />
          <Button className={part} aria-label={openLabel}>
            <ChevronDown size="1em" />
          </Button>
        </Group>
        <FieldWords description={description} errorMessage={errorMessage} />
        <Popover className={popover}>
          <ListBox<ComboBoxOption<Id>>
            className={list}
            renderEmptyState={() => <p className={none}>{emptyText}</p>}
          >
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
      </AriaComboBox>
    </InLocale>
  )
}
