import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { definedProps } from '../internal/definedProps.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps, ListOption } from '../internal/field.types.ts'
import { ListItem } from '../internal/ListItem.tsx'
import { list, popover } from '../internal/options.css.ts'
import { chevron, trigger, value as valueClass } from './Select.css.ts'

/** Props shared by the native and the styled list. The parent holds the value. */
export interface SelectPartProps extends Omit<FieldProps<never>, 'ref' | 'className'> {
  readonly options: readonly ListOption[]
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly placeholder: string | undefined
  readonly autoComplete: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
}

/** React Aria select with type-ahead. */
export const ListSelect = ({
  label,
  options,
  onChange,
  description,
  errorMessage,
  isDisabled,
  ...rest
}: SelectPartProps) => (
  <AriaSelect
    {...definedProps(rest)}
    onChange={(id) => onChange(String(id))}
    isDisabled={isDisabled}
    isInvalid={errorMessage !== undefined}
    validationBehavior="aria"
    className={field}
  >
    <Label className={labelClass}>{label}</Label>
    <Button className={clsx(control, trigger)}>
      <SelectValue className={valueClass}>
        {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
      </SelectValue>
      <ChevronDown size="1.15em" className={chevron} />
    </Button>
    <FieldMessages description={description} errorMessage={errorMessage} />
    <Popover className={popover}>
      <ListBox className={list} items={options}>
        {ListItem}
      </ListBox>
    </Popover>
  </AriaSelect>
)
