import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { FieldWords } from '../internal/FieldWords.tsx'
import { control, field, label as labelClass } from '../internal/field.css.ts'
import { given } from '../internal/given.ts'
import { ListEntry } from '../internal/ListEntry.tsx'
import { list, popover } from '../internal/options.css.ts'
import { chevron, trigger, value as valueClass } from './Select.css.ts'
import type { SelectPartProps } from './select.types.ts'

/** A list of our own, with type-ahead. */
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
    {...given(rest)}
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
    <FieldWords description={description} errorMessage={errorMessage} />
    <Popover className={popover}>
      <ListBox className={list} items={options}>
        {ListEntry}
      </ListBox>
    </Popover>
  </AriaSelect>
)
