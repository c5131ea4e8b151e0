'use client'
import Languages from 'lucide-react/icons/languages'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { Menu, type MenuProps } from '../Menu/index.ts'

export interface LanguageOption<Code extends string = string> {
  readonly code: Code
  /** Name of the language in that language. */
  readonly name: string
  /** BCP 47 tag of the name, for correct pronunciation. */
  readonly tag: string
}

export type LanguageMenuVariant = 'icon' | 'named'

export interface LanguageMenuProps<Code extends string = string>
  extends Pick<MenuProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'align'>,
    RootProps<HTMLButtonElement> {
  readonly languages: readonly LanguageOption<Code>[]
  readonly value?: Code | undefined
  /** The first language unless given. */
  readonly defaultValue?: Code | undefined
  readonly onChange?: ((code: Code) => void) | undefined
  /** Icon only, or with the name of the current language. */
  readonly variant?: LanguageMenuVariant | undefined
}

/** Menu of the site's languages, each named in its own language. */
export function LanguageMenu<Code extends string = string>({
  languages,
  value: given,
  defaultValue,
  onChange,
  variant = 'icon',
  isOpen,
  defaultOpen,
  onOpenChange,
  align,
  ...rest
}: LanguageMenuProps<Code>) {
  const label = useLabels()('language')
  const [value, setValue] = useControlledState<Code | null>(
    given,
    defaultValue ?? languages[0]?.code ?? null,
    (code) => {
      if (code !== null) onChange?.(code)
    },
  )
  const current = languages.find(({ code }) => code === value)
  const icon = <Languages size="1em" />
  const triggers = {
    icon: <IconButton {...rest} label={label} icon={icon} />,
    named: (
      <Button
        {...rest}
        variant="quiet"
        tone="neutral"
        size="sm"
        icon={icon}
        aria-label={`${label}: ${current?.name ?? value}`}
      >
        <span lang={current?.tag}>{current?.name ?? value}</span>
      </Button>
    ),
  } satisfies Record<LanguageMenuVariant, unknown>
  return (
    <Menu
      {...{ isOpen, defaultOpen, onOpenChange, align }}
      label={label}
      trigger={triggers[variant]}
      items={languages.map(({ code, name, tag }) => ({
        id: code,
        label: name,
        lang: tag,
        isSelected: code === value,
        onPress: () => setValue(code),
      }))}
    />
  )
}
