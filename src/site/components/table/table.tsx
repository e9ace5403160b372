import type { ReactNode } from 'react';
import './table.css';

export interface TableProps {
  /** Says what the table holds; also the name of the region that scrolls. */
  caption: string;
  columns: readonly ReactNode[];
  /** Each row's first cell is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
}

/** Around a table: too wide for the page, it scrolls in here, by keyboard too. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** Figures in rows and columns. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <TableFrame label={caption}>
      <table className="table">
        <caption className="table__caption">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
