'use client'

import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { visuallyHidden } from '../base/index.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { ChoiceProps, FieldProps, ListOption } from '../internal/field.types.ts'
import { group, input, part } from '../internal/fieldGroup.css.ts'
import { useLabels } from '../internal/labels.ts'
import { definedProps } from '../internal/props.ts'
import { list, none, option, popover, tick } from './ComboBox.css.ts'

export type ComboBoxOption<Id extends string = string> = ListOption<Id>

export interface ComboBoxProps<Id extends string = string>
  extends FieldProps<HTMLDivElement>,
    ChoiceProps<Id, Id | null> {
  readonly options: readonly ComboBoxOption<Id>[]
  readonly placeholder?: string | undefined
  readonly isReadOnly?: boolean | undefined
  /**
   * The text that was typed. With it any text is allowed, and `options` are shown as they are: the caller
   * finds those that fit.
   */
  readonly text?: string | undefined
  readonly onTextChange?: ((text: string) => void) | undefined
  /** In a list without options; by default that nothing was found. */
  readonly emptyMessage?: string | undefined
}

/**
 * A choice from a long list, filtered by typing. Weighs about 60 kB, so load it with the screen that uses
 * it.
 */
export function ComboBox<Id extends string = string>({
  label,
  isLabelHidden = false,
  options,
  onChange,
  description,
  errorMessage,
  placeholder,
  className,
  ref,
  text,
  onTextChange,
  emptyMessage,
  ...rest
}: ComboBoxProps<Id>) {
  const labels = useLabels()
  const chosen = rest.value ?? rest.defaultValue
  return (
    <AriaComboBox
      {...definedProps(rest)}
      ref={ref ?? null}
      {...(text === undefined
        ? {
            defaultItems: options,
            // Without it the input is empty until the collection has been built.
            defaultInputValue: options.find(({ id }) => id === chosen)?.label ?? '',
          }
        : {
            items: options,
            inputValue: text,
            allowsCustomValue: true,
            ...definedProps({ onInputChange: onTextChange }),
          })}
      onChange={(key) => onChange?.(options.find(({ id }) => id === key)?.id ?? null)}
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={clsx(field, className)}
    >
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <Group className={group}>
        <Input className={input} dir="auto" {...definedProps({ placeholder })} />
        <Button className={part} aria-label={labels('list.open')}>
          <ChevronDown size="1em" />
        </Button>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={popover}>
        <ListBox<ListOption>
          className={list}
          renderEmptyState={() => <p className={none}>{emptyMessage ?? labels('list.empty')}</p>}
        >
          {ListItem}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/** An option of a list box, with a check mark if selected. */
const ListItem = ({ id, label, isDisabled = false }: ListOption) => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
    <span>{label}</span>
    <Check size="1.1em" className={tick} />
  </ListBoxItem>
)
