import type { MenuLink } from './menu.ts';

export interface MenuLinksProps {
  links: readonly MenuLink[];
  /** The address of the current page. */
  here: string;
  /** The id of its heading. */
  headedBy: string;
}

/** The pages of one group: what each is for, with its name below. */
export function MenuLinks({ links, here, headedBy }: MenuLinksProps) {
  return (
    <ul className="menu__links" aria-labelledby={headedBy}>
      {links.map(({ title, text, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === here ? 'page' : undefined}>
            <span className="menu__link-title">{title}</span>
            <span className="menu__link-text">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
