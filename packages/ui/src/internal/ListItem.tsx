import Check from 'lucide-react/icons/check'
import { ListBoxItem } from 'react-aria-components/ListBox'
import type { ListOption } from './field.types.ts'
import { option, tick } from './options.css.ts'

/** An option of a list box, with a check mark if selected. */
export const ListItem = ({ id, label, isDisabled = false }: ListOption) => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option}>
    <span>{label}</span>
    <Check size="1.1em" className={tick} />
  </ListBoxItem>
)
