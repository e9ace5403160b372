import type { ReactNode } from 'react';
import { TableFrame } from './table-frame.tsx';
import './table.css';

export interface TableProps {
  /** Describes the table; also the accessible name of the scroll container. */
  caption: string;
  columns: readonly ReactNode[];
  /** Each row's first cell is its heading. */
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
}

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
