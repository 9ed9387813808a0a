;;; jsonrpc-lines.el --- Emacs' jsonrpc over lines  -*- lexical-binding: t; -*-

(require 'jsonrpc)
(require 'cl-lib)
(require 'subr-x)

(defclass lines-connection (jsonrpc-process-connection) ()
  "A connection that carries a message a line instead of a header and a body.")

(cl-defmethod jsonrpc-connection-send ((connection lines-connection) &rest arguments &key method &allow-other-keys)
  "Send a message made of ARGUMENTS over CONNECTION."
  (when (symbolp method)
    (setq arguments (plist-put arguments :method (string-remove-prefix ":" (symbol-name method)))))
  ;; The transport's own bookkeeping is not for the wire.
  (let ((message (list :jsonrpc "2.0")))
    (cl-loop for (key value) on arguments by #'cddr
             when (memq key '(:id :method :params)) do (setq message (plist-put message key value)))
    (process-send-string (jsonrpc--process connection)
                         (concat (json-serialize message :false-object :json-false) "\n"))))

(defvar lines-rest "" "What has come of a line that is not ended.")

(defun lines-filter (connection)
  "A process filter that hands each line to CONNECTION."
  (lambda (_process text)
    (let ((lines (split-string (concat lines-rest text) "\n")))
      (setq lines-rest (car (last lines)))
      ;; An answer throws to the function that waits for it, past the lines after it: each one has a turn of its own.
      (dolist (line (butlast lines))
        (run-at-time 0 nil #'jsonrpc-connection-receive connection
                     (json-parse-string line :object-type 'plist :null-object nil :false-object :json-false))))))

(defun check (condition what)
  "Fail with WHAT unless CONDITION holds."
  (unless condition (error "Not as it must be: %S" what)))

(defun sample (id)
  "The parameters of a message called ID."
  (list :message (list :id id :date "2026-03-04T18:00:00-08:00" :body "Lunch Friday 12:30 at Nopa?"
                       :sender '(:name "Maya" :handle "maya@example.org" :isUser :json-false)
                       :recipients [])))

(let* ((pushed nil)
       (process (make-process :name "inkling" :connection-type 'pipe :coding 'utf-8-unix :noquery t
                              :command (list (getenv "INKLING") "--state" (getenv "INKLING_STATE"))))
       (connection (make-instance 'lines-connection :name "inkling" :process process
                                  :notification-dispatcher
                                  (lambda (_connection method params) (push (cons method params) pushed)))))
  (set-process-filter process (lines-filter connection))
  (jsonrpc-request connection :initialize
                   (list :processId (emacs-pid) :clientInfo '(:name "emacs")
                         :entitlements ["suggested-actions"] :timeZone "America/Los_Angeles"))
  (jsonrpc-notify connection :initialized (make-hash-table))
  (let* ((actions (jsonrpc-request connection :actions.generate (sample "m1")))
         (event (aref (plist-get actions :actions) 0)))
    (check (equal (plist-get (plist-get event :payload) :start) "2026-03-06T12:30:00") event))
  (let* ((text (mapconcat (lambda (number) (format "person%d@example.org" number)) (number-sequence 1 1500) " "))
         (found (jsonrpc-request connection :text.detect
                                 (list :text text :referenceDate "2026-03-04T18:00:00-08:00"))))
    (check (= (length (plist-get found :detections)) 1500) (length (plist-get found :detections))))
  ;; An error arrives as an error.
  (check (condition-case fault
             (progn (jsonrpc-request connection :actions.get '(:messageId "never-seen")) nil)
           (jsonrpc-error (equal (alist-get 'jsonrpc-error-code (cdr fault)) 1101)))
         "an unknown message")
  (check (equal (plist-get (jsonrpc-request connection :actions.get (sample "m2")) :state) "pending") "pending")
  (with-timeout (20 (error "Nothing was pushed"))
    (while (not pushed) (accept-process-output process 0.1)))
  (check (and (equal (format "%s" (caar pushed)) "actions.ready")
              (equal (plist-get (cdar pushed) :messageId) "m2"))
         pushed)
  (check (null (jsonrpc-request connection :shutdown (make-hash-table))) "shutdown")
  (jsonrpc-notify connection :exit (make-hash-table))
  (with-timeout (20 (error "The process did not end"))
    (while (process-live-p process) (accept-process-output process 0.1)))
  (check (= (process-exit-status process) 0) (process-exit-status process)))
