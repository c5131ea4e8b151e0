'use client'
import { clsx } from 'clsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { visuallyHidden } from '../base/index.ts'
import { FieldMessages } from '../internal/FieldMessages.tsx'
import { field, label as labelClass } from '../internal/field.css.ts'
import type { TextFieldBaseProps } from '../internal/field.types.ts'
import { part } from '../internal/fieldGroup.css.ts'
import { useLabels } from '../internal/labels.ts'
import { definedProps } from '../internal/props.ts'
import { Spinner } from '../Spinner/index.ts'
import * as css from './SearchField.css.ts'

export interface SearchFieldProps extends Omit<TextFieldBaseProps, 'autoComplete'> {
  /** Enter was pressed. */
  readonly onSubmit?: ((value: string) => void) | undefined
  /** Results for the text are being looked up. */
  readonly isPending?: boolean | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/** A field for searching: Escape and a button clear it. */
export function SearchField({
  label,
  description,
  errorMessage,
  placeholder,
  isLabelHidden = false,
  isPending = false,
  inputRef,
  className,
  ref,
  ...props
}: SearchFieldProps) {
  const labels = useLabels()
  return (
    <AriaSearchField
      ref={ref ?? null}
      {...definedProps(props)}
      autoComplete="off"
      enterKeyHint="search"
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      className={clsx(field, className)}
    >
      <Label className={isLabelHidden ? visuallyHidden : labelClass}>{label}</Label>
      <Group className={css.box}>
        <span className={css.icon}>
          {isPending ? <Spinner size="sm" isLabelHidden /> : <Search size="1em" />}
        </span>
        <Input
          ref={inputRef ?? null}
          className={css.input}
          dir="auto"
          {...definedProps({ placeholder })}
        />
        <Button className={clsx(part, css.clear)} aria-label={labels('search.clear')}>
          <X size="0.9em" />
        </Button>
      </Group>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaSearchField>
  )
}
