/** What is kept on this device: rows of the store in IndexedDB, the entries of each table apart from the rest. */

interface Row {
  kind: string;
  key: string | [string, number];
  value: unknown;
}

const ENTRIES = "entries";
const ROWS = "rows";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open("seaboard", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(ROWS);
      asked.result.createObjectStore(ENTRIES);
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("IndexedDB"));
  });
}

export class Rows {
  static async open(): Promise<Rows> {
    return new Rows(await opened());
  }

  private constructor(private readonly db: IDBDatabase) {}

  /** Everything but the entries. */
  async all(): Promise<string> {
    const store = this.db.transaction(ROWS).objectStore(ROWS);
    const keys = store.getAllKeys();
    const values = store.getAll();
    await ended(store.transaction);
    const rows = keys.result.map((key, i) => {
      const [kind, name] = key as [string, string];
      return { kind, key: name, value: values.result[i] as unknown };
    });
    return JSON.stringify(rows);
  }

  /** All or nothing, and safe when it returns. */
  async keep(text: string): Promise<void> {
    const work = this.db.transaction([ROWS, ENTRIES], "readwrite", { durability: "strict" });
    for (const { kind, key, value } of JSON.parse(text) as Row[])
      if (kind === "entry") work.objectStore(ENTRIES).add(value, key);
      else work.objectStore(ROWS).put(value, [kind, key as string]);
    await ended(work);
  }

  async log(table: string): Promise<string> {
    const store = this.db.transaction(ENTRIES).objectStore(ENTRIES);
    const found = store.getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
    await ended(store.transaction);
    return JSON.stringify(found.result);
  }
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onerror = work.onabort = () => failed(work.error ?? new Error("IndexedDB"));
  });
}
