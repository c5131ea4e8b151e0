'use client'
import Languages from 'lucide-react/icons/languages'
import type { Ref } from 'react'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
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
  extends Pick<MenuProps, 'isOpen' | 'onOpenChange' | 'align'> {
  /** "Language", in the language of the page. */
  readonly label: string
  readonly languages: readonly LanguageOption<Code>[]
  readonly value: Code
  readonly onChange: (code: Code) => void
  /** Icon only, or with the name of the current language. */
  readonly variant?: LanguageMenuVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** Menu of the site's languages, each named in its own language. */
export function LanguageMenu<Code extends string = string>({
  label,
  languages,
  value,
  onChange,
  variant = 'icon',
  isOpen,
  onOpenChange,
  align,
  ...rest
}: LanguageMenuProps<Code>) {
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
      {...{ isOpen, onOpenChange, align }}
      label={label}
      trigger={triggers[variant]}
      items={languages.map(({ code, name, tag }) => ({
        id: code,
        label: name,
        lang: tag,
        isSelected: code === value,
        onPress: () => onChange(code),
      }))}
    />
  )
}
