import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** The elements of a page and how they lie in one another, without their attributes and texts. */
export function htmlShape(html: string): string {
  const shapeOf = (node: Node): string =>
    'children' in node
      ? `${'name' in node ? node.name : node.type}(${node.children.map(shapeOf).join()})`
      : node.type;
  return parseDocument(html).children.map(shapeOf).join();
}
