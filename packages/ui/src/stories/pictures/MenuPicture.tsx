import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { MenuItem, MenuSection } from '../../Menu/index.ts'
import * as css from '../../Menu/Menu.css.ts'

const Item = ({ item }: { readonly item: MenuItem }) => (
  <div className={css.item({ tone: item.tone ?? 'neutral' })}>
    {item.icon}
    <span lang={item.lang}>{item.label}</span>
    {item.isSelected === true ? <Check size="1.1em" className={css.tick} /> : null}
  </div>
)

interface MenuPictureProps {
  readonly items: readonly (MenuItem | MenuSection)[]
  readonly header?: ReactNode
}

/** How a menu looks when it is open, without opening one. */
export function MenuPicture({ items, header }: MenuPictureProps) {
  return (
    <div className={css.panel}>
      {header === undefined ? null : <div className={css.header}>{header}</div>}
      {items.map((each) =>
        'items' in each ? (
          <div key={each.id} className={css.section}>
            {each.items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </div>
        ) : (
          <Item key={each.id} item={each} />
        ),
      )}
    </div>
  )
}
