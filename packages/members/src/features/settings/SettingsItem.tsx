import type { Address } from '@bouquet/contract'
import { Disclosure } from '@bouquet/ui/Disclosure'
import { Link } from '@bouquet/ui/LinkProvider'
import { useLocation } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import { useInBrowser } from '../../platform/device/useInBrowser.ts'
import {
  group,
  groupTitle,
  hint,
  rowEnd,
  rowIcon,
  rowLink,
  rows,
  rowTexts,
  rowTitle,
} from './settings.css.ts'

/** Rows below a heading. */
export function SettingsGroup({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={group} aria-labelledby={id}>
      <h2 id={id} className={groupTitle}>
        {title}
      </h2>
      <div className={rows}>{children}</div>
    </section>
  )
}

/** Fragments of `/settings`; mails and other pages lead to them. */
export type SettingsPart =
  | 'name'
  | 'address'
  | 'password'
  | 'language'
  | 'second-factor'
  | 'devices'
  | 'visibility'
  | 'consents'
  | 'blocked'
  | 'data-export'

interface RowProps {
  readonly title: string
  readonly description?: string | undefined
  readonly icon: ReactNode
}

interface SettingsItemProps extends RowProps {
  readonly id: SettingsPart
  readonly children: ReactNode
}

/** A row that opens, also when the address names it. What is inside loads when it is first opened, and then stays. */
export function SettingsItem({ id, children, ...row }: SettingsItemProps) {
  const isAddressed = useLocation({ select: ({ hash }) => hash === id })
  // Servers are not told the fragment of an address.
  const isNamed = useInBrowser() && isAddressed
  const [wasNamed, setNamed] = useState(isNamed)
  const [isOpen, setOpen] = useState(isNamed)
  const [wasOpen, setWasOpen] = useState(isNamed)
  if (isNamed !== wasNamed) {
    setNamed(isNamed)
    if (isNamed) setOpen(true)
  }
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <Disclosure {...row} id={id} isOpen={isOpen} onOpenChange={setOpen}>
      {wasOpen ? children : null}
    </Disclosure>
  )
}

interface SettingsLinkProps extends RowProps {
  readonly href: Address
}

/** A row that leads to a page of its own. */
export function SettingsLink({ title, description, icon, href }: SettingsLinkProps) {
  return (
    <Link href={href} className={rowLink}>
      <span className={rowIcon}>{icon}</span>
      <span className={rowTexts}>
        <span className={rowTitle}>{title}</span>
        {description === undefined ? null : <span className={hint}>{description}</span>}
      </span>
      <ChevronRight size="1.25em" className={rowEnd} />
    </Link>
  )
}
