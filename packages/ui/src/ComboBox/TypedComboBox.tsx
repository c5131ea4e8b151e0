import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { definedProps } from '../internal/definedProps.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { FieldProps, ListOption } from '../internal/field.types.ts'
import { group, input, part } from '../internal/fieldGroup.css.ts'
import { ListItem } from '../internal/ListItem.tsx'
import { LocaleProvider } from '../internal/LocaleProvider.tsx'
import { list, none, popover } from '../internal/options.css.ts'

/** Props shared by the native and the enhanced control. The parent holds the value. */
export interface ComboBoxPartProps extends Omit<FieldProps<never>, 'ref' | 'className'> {
  readonly options: readonly ListOption[]
  readonly openLabel: string
  readonly emptyText: string
  readonly value: string | null
  /** Null when the input is cleared. */
  readonly onChange: (id: string | null) => void
  readonly placeholder: string | undefined
  readonly locale: string | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
}

/** A text input with a filtered list of options. */
export const TypedComboBox = ({
  label,
  options,
  openLabel,
  emptyText,
  onChange,
  description,
  errorMessage,
  placeholder,
  locale,
  ...rest
}: ComboBoxPartProps) => (
  <LocaleProvider locale={locale}>
    <ComboBox
      {...definedProps(rest)}
      defaultItems={options}
      // Otherwise the input is empty until the collection has been built.
      defaultInputValue={options.find(({ id }) => id === rest.value)?.label ?? ''}
      onChange={(id) => onChange(id === null ? null : String(id))}
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field}
    >
      <Label className={labelClass}>{label}</Label>
      <Group className={group}>
        <Input className={input} {...definedProps({ placeholder })} />
        <Button className={part} aria-label={openLabel}>
          <ChevronDown size="1em" />
        </Button>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={popover}>
        <ListBox<ListOption>
          className={list}
          renderEmptyState={() => <p className={none}>{emptyText}</p>}
        >
          {ListItem}
        </ListBox>
      </Popover>
    </ComboBox>
  </LocaleProvider>
)
