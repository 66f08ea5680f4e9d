/** A document of a front end over the shop: names in camel case, an envelope, and members that no column has. */
export const SHOP_API = String.raw`
openapi: 3.0.3
info: { title: Shop, version: '1' }
servers: [{ url: https://api.example.com/v2 }]
paths:
  /users:
    get:
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1, default: 1 } }
        - { name: per_page, in: query, schema: { type: integer, maximum: 50, default: 10 } }
        - { name: countryCode, in: query, schema: { type: string } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/UserPage' } } } }
    post:
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/NewUser' } } } }
      responses:
        '201': { description: made, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
        '400': { description: bad, content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
  /users/{userId}:
    get:
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
        '404': { description: none, content: { application/json: { schema: { $ref: '#/components/schemas/Error' } } } }
    patch:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewUser' } } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } }
    delete: { responses: { '204': { description: gone } } }
  /users/{userId}/orders:
    get:
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Order' } } } } }
  /orders/{id}:
    get:
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
  /stats:
    get:
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object, required: [visits], properties: { visits: { type: integer } } } } } }
components:
  schemas:
    Error: { type: object, required: [message, code], properties: { code: { type: integer }, message: { type: string } } }
    NewUser: { type: object, required: [email, name], properties: { email: { type: string, format: email }, name: { type: string }, nickname: { type: string } } }
    User:
      allOf:
        - $ref: '#/components/schemas/NewUser'
        - type: object
          required: [id, createdAt]
          properties:
            id: { type: string, format: uuid }
            isActive: { type: boolean }
            createdAt: { type: string, format: date-time }
            country: { type: object, nullable: true, properties: { code: { type: string }, name: { type: string } } }
            orders: { type: array, items: { $ref: '#/components/schemas/Order' } }
            plan: { type: string, enum: [free, pro] }
    UserPage:
      type: object
      required: [data, meta]
      properties:
        data: { type: array, items: { $ref: '#/components/schemas/User' } }
        meta: { type: object, properties: { total: { type: integer }, page: { type: integer }, perPage: { type: integer }, totalPages: { type: integer } } }
    Order:
      type: object
      required: [id, state]
      properties:
        id: { type: integer }
        state: { type: string, enum: [OPEN, PAID, SENT, RETURNED] }
        orderedAt: { type: string, format: date-time }
        user: { $ref: '#/components/schemas/User' }
        reference: { type: string, pattern: '^ORD-[0-9]{6}$' }
`;
