import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldWords } from '../internal/FieldWords.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { ListOption } from '../internal/field.types.ts'
import { group, input, part } from '../internal/fieldGroup.css.ts'
import { given } from '../internal/given.ts'
import { InLocale } from '../internal/InLocale.tsx'
import { ListEntry } from '../internal/ListEntry.tsx'
import { list, none, popover } from '../internal/options.css.ts'
import type { ComboBoxPartProps } from './comboBox.types.ts'

/** A box to type into, over a list that the letters narrow. */
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
  <InLocale locale={locale}>
    <ComboBox
      {...given(rest)}
      defaultItems={options}
      // Else the box stands empty until the list has been gathered.
      defaultInputValue={options.find(({ id }) => id === rest.value)?.label ?? ''}
      onChange={(id) => onChange(id === null ? null : String(id))}
      allowsEmptyCollection
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field}
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
        <ListBox<ListOption>
          className={list}
          renderEmptyState={() => <p className={none}>{emptyText}</p>}
        >
          {ListEntry}
        </ListBox>
      </Popover>
    </ComboBox>
  </InLocale>
)
